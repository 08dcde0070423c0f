/** Numbers one upon another, at most as many as it was made for: nothing is allocated while a search goes on. */
export interface Stack {
  readonly at: Int32Array;
  length: number;
}

export function createStack(most: number): Stack {
  return { at: new Int32Array(most), length: 0 };
}

export function push(stack: Stack, value: number): void {
  stack.at[stack.length] = value;
  stack.length += 1;
}

/** The topmost one, of a stack that is not empty. */
export function pop(stack: Stack): number {
  stack.length -= 1;
  return stack.at[stack.length]!;
}
