export { tileStack as default } from '@kumiki/core/tile-stack';
