/** How a piece was placed: without help, with its place outlined, with the other pieces dimmed, or by the help. */
export const helpLevels = ['self', 'marked', 'bright', 'help'] as const
export type HelpLevel = (typeof helpLevels)[number]
