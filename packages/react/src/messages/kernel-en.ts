import type { KernelMessages } from './types.ts';

export const kernelEn: KernelMessages = {
  toolbar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  reshuffle: 'Reshuffle',
  rewind: 'Back to where it could be solved',
  restart: 'Restart',
  newGame: 'New game',
  more: 'More',
  cancel: 'Cancel',
  retry: 'Try again',
  share: 'Share',
  copied: 'Copied to the clipboard.',
  generating: 'Preparing a board…',
  reshuffling: 'Reshuffling…',
  thinking: 'Looking for a hint…',
  rewinding: 'Looking for where it went wrong…',
  progress: 'Progress',
  solved: ({ steps, time, hints }) =>
    `Solved in ${time} with ${steps} ${steps === 1 ? 'move' : 'moves'}${hints > 0 ? ` and ${hints} ${hints === 1 ? 'hint' : 'hints'}` : ''}.`,
  stuck: 'No moves are left. Undo, or reshuffle the rest.',
  incorrect: 'Everything is filled in, but something is not right.',
  undone: 'Move undone.',
  redone: 'Move redone.',
  restarted: 'Back to the start.',
  dealt: 'A new board.',
  noHint: 'There is nothing to hint at.',
  wrongTurn: 'From here the board can’t be solved any more. Go back, or undo a few moves.',
  noRewind: 'This game could not be solved from the start.',
  failed: {
    'invalid-options': {
      what: 'This board can’t be made: its settings are not valid.',
      mend: 'Change the settings and try again.',
    },
    'invalid-puzzle': {
      what: 'This board can’t be shown: its data is damaged.',
      mend: 'Start a new game, or load the board again.',
    },
    impossible: { what: 'No board like this exists.', mend: 'Loosen the settings and try again.' },
    budget: {
      what: 'No board was found in the time allowed.',
      mend: 'Try again with another seed, or loosen the settings.',
    },
    cancelled: { what: 'Stopped.', mend: 'Start again whenever you like.' },
    crashed: { what: 'Something went wrong while making the board.', mend: 'Try again; nothing of yours was lost.' },
    hung: { what: 'Making the board took too long and was stopped.', mend: 'Try again, or reload the page.' },
    uncloneable: {
      what: 'The settings of this board can’t be sent to the background worker.',
      mend: 'They must be plain data, without functions.',
    },
    unavailable: {
      what: 'The puzzle engine could not be loaded.',
      mend: 'Check the connection and try again.',
    },
  },
};
