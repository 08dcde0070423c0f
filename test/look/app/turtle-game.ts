import { layouts, type TileStackPuzzle } from '@kumiki/core/tile-stack';

/** A deal as it was saved, with all 42 faces: what deals boards may change, and the pictures stay. */
const faces = `
  bamboo-3 bamboo-9 dragon-white dragon-green dragon-white dots-8 wind-east dragon-green flower-bamboo
  characters-6 bamboo-3 dots-6 bamboo-8 dots-5 bamboo-7 wind-west bamboo-6 dots-8 characters-4 characters-5
  season-summer flower-plum characters-7 wind-south characters-8 dots-2 flower-chrysanthemum bamboo-4 characters-1
  bamboo-1 dots-1 characters-8 characters-6 bamboo-5 bamboo-7 dots-3 wind-west wind-south characters-5
  season-winter dots-9 dots-5 dots-4 characters-7 bamboo-4 bamboo-5 characters-2 wind-south dots-2 dragon-white
  characters-3 wind-north wind-east bamboo-8 dots-7 wind-east characters-3 dots-8 dragon-green dragon-green
  characters-7 dots-4 characters-9 characters-2 characters-6 wind-north characters-5 characters-2 bamboo-9
  season-autumn characters-3 dragon-red bamboo-2 characters-3 wind-north dots-3 dots-2 wind-west dots-2 dots-3
  characters-9 characters-8 bamboo-9 bamboo-5 dots-7 dots-9 dots-1 bamboo-8 characters-4 characters-9 characters-1
  dots-1 characters-2 dots-7 characters-7 characters-6 bamboo-5 characters-4 characters-1 dots-8 dots-3 bamboo-6
  wind-north bamboo-3 bamboo-1 dots-6 dots-6 dragon-white dots-9 dragon-red dots-6 dots-5 bamboo-7 wind-south
  characters-9 dots-4 season-spring dragon-red dragon-red bamboo-6 bamboo-3 wind-west bamboo-2 characters-5
  bamboo-2 characters-1 flower-orchid dots-7 characters-8 dots-9 dots-5 bamboo-8 bamboo-4 bamboo-4 characters-4
  bamboo-9 wind-east bamboo-6 bamboo-7 bamboo-2 dots-1 bamboo-1 dots-4 bamboo-1
`
  .trim()
  .split(/\s+/);
const order = `
  87-12 54-93 88-134 123-19 130-13 116-20 143-29 21-126 104-141 139-124 0-103 140-86 71-117 63-92 110-105 127-84
  72-122 129-85 89-62 53-131 14-138 125-28 11-106 111-41 142-61 109-118 115-42 133-132 55-52 43-94 135-1 119-137
  98-90 95-64 121-15 27-44 108-40 22-60 91-30 31-128 120-10 73-56 65-102 18-97 32-9 83-96 101-16 74-51 50-70 69-39
  75-100 26-8 38-66 25-76 17-99 107-2 7-3 68-82 37-23 49-4 6-136 45-33 77-36 24-81 34-112 67-46 47-113 114-80
  78-48 79-35 5-57 59-58
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('-').map(Number) as [number, number]);

export const turtleGame: TileStackPuzzle = {
  layout: 'turtle',
  cells: layouts['turtle']!.cells,
  kinds: faces.map((face) => face.replace(/^(season|flower)-.*/, '$1')),
  faces,
  order,
};
