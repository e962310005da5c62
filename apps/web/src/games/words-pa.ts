export { gameHub } from '@ankur/content/words/pa/game-hub'
export { gameLevels } from '@ankur/content/words/pa/game-levels'
export { gamePage } from '@ankur/content/words/pa/game-page'
export { games } from '@ankur/content/words/pa/games'
