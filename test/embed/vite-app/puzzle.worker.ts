// oxlint-disable-next-line import/no-unassigned-import -- serving is its effect
import '@kumiki/core/worker';
