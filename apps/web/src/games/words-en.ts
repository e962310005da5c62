export { gameHub } from '@ankur/content/words/en/game-hub'
export { gameLevels } from '@ankur/content/words/en/game-levels'
export { gamePage } from '@ankur/content/words/en/game-page'
export { games } from '@ankur/content/words/en/games'
