/** Every game has eight levels; the file of the game defines the task of each. */
export const levels = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type Level = (typeof levels)[number]

export function isLevel(value: unknown): value is Level {
  return levels.includes(value as Level)
}

/** How a piece was placed: without help, with its place outlined, with the other pieces dimmed, or by the help. */
export const helpLevels = ['self', 'marked', 'bright', 'help'] as const
export type HelpLevel = (typeof helpLevels)[number]
