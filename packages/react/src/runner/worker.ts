// The library's own worker: it serves the puzzles of the registry. The build makes one file of it.
// oxlint-disable-next-line import/no-unassigned-import -- serving is its effect
import '@kumiki/core/worker';
