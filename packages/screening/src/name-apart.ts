interface ChildName {
  readonly id: string
  readonly nickname: string | null
}

/** A child's nickname, with its position in the family if another child has the same name: their reports must not be mixed up. */
export function nameApart(family: readonly ChildName[], child: ChildName | undefined): string | null {
  const nickname = child?.nickname ?? null
  if (nickname === null || family.filter((each) => each.nickname === nickname).length < 2) return nickname
  return `${nickname} (${family.findIndex(({ id }) => id === child?.id) + 1})`
}
