export { gameHub } from '@ankur/content/words/hi/game-hub'
export { gameLevels } from '@ankur/content/words/hi/game-levels'
export { gamePage } from '@ankur/content/words/hi/game-page'
export { games } from '@ankur/content/words/hi/games'
