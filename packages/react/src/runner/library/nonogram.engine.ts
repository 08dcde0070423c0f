export { nonogram as default } from '@kumiki/core/nonogram';
