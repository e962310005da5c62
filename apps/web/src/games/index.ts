export { GamesPages } from './games-pages.tsx'
