'use client';
import { memo } from 'react';
import { TileShape, type TileProps } from './tile-shape.tsx';

/** A tile that is rendered again only when something of it changes. */
export const Tile: React.NamedExoticComponent<TileProps> = memo(TileShape);
