/** Can each of them have one of its choices for itself? By augmenting paths (Kuhn 1955). */
export function haveOwn(choices: readonly ReadonlySet<number>[]): boolean {
  const takenBy = new Map<number, number>();
  const take = (nth: number, tried: Set<number>): boolean => {
    for (const choice of choices[nth]!) {
      if (tried.has(choice)) continue;
      tried.add(choice);
      const owner = takenBy.get(choice);
      if (owner !== undefined && !take(owner, tried)) continue;
      takenBy.set(choice, nth);
      return true;
    }
    return false;
  };
  return choices.every((_, nth) => take(nth, new Set()));
}
