export { GamesPages, openGame } from './games-pages.tsx'
