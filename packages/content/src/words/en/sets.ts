/** Namespaces of several files that a page loads together: `messagesOf('sets', 'gamePages')`. */
import { accounts } from './accounts/accounts.ts'
import { app, notices } from './app/app.ts'
import { creator } from './creator/creator.ts'
import { playedGame } from './creator/share.ts'
import { gameAdults } from './games/game-adults.ts'
import { gameHub, gameLevels, gamePage } from './games/game-page.ts'
import { games } from './games/games.ts'
import { assessment } from './guides/assessment.ts'
import { everyday } from './guides/everyday.ts'
import { firstHundredDays } from './guides/first-hundred-days.ts'
import { firstWords } from './guides/first-words.ts'
import { rights } from './guides/rights.ts'
import { sheets } from './guides/sheets.ts'
import { shareRefusals, shared } from './reports/reports.ts'
import { followUp, followUpQuestions } from './screening/follow-up.ts'
import { screening } from './screening/screening.ts'
import { site } from './site/site.ts'
import { talk } from './talk/talk.ts'
import { talkFolders, talkWords } from './talk/talk-words.ts'
import { uploadRefusals, uploads } from './uploads/uploads.ts'

// For `every-language.ts`.
export { districtHospitals, districts } from './places/districts.ts'
export { otherPlaces } from './places/other-places.ts'
export { plainNotice } from './screening/screening.ts'

export const appPages = { app, notices, screening, site }
export const followUpPage = { followUp, followUpQuestions }
export const gamePages = { gameAdults, gameHub, gameLevels, gamePage, games }
export const guides = { assessment, everyday, firstHundredDays, firstWords, rights, sheets }
export const pageHeads = { accounts, creator, hub: gameHub, games, played: playedGame, screening, talk }
export const sharedPage = { shared, shareRefusals }
export const talkBoard = { talk, talkFolders, talkWords }
export const uploadPages = { uploads, uploadRefusals }
