export const gamesToolId = 'games-tool'
