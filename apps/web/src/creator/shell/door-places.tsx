import { lazyPart } from '../../platform/lazy-part.tsx'
import { styleSheet } from '../../platform/load-styles.ts'
import { activitiesWords } from '../activities/activities-words.ts'
import { calmWords } from '../calm/calm-words.ts'
import { gamesDialogWords } from '../saved-games/games-dialog-words.ts'
import { levelWords } from '../settings/level-words.ts'
import { readyWords } from '../ready/ready-words.ts'
import { settingsWords } from '../settings/settings-words.ts'
import { accountGamesWords } from '../saved-games/account-games-words.ts'
import { shareWords } from '../share/share-words.ts'
import { stageWords } from '../stage/stage-words.ts'
import { useEscape } from '../use-escape.ts'
import { type Door, openDoor, useDoor } from './doors.ts'
import { shellWords } from './shell-words.ts'
import libraryStyles from '../library/library.css?url'

const About = lazyPart(() => import('./about-sheet.tsx').then((module) => module.AboutSheet), shellWords, stageWords)

/** Whatever is opened by a press: each fetched when somebody first asks for it. */
const parts = {
  menu: lazyPart(() => import('./menu-sheet.tsx').then((module) => module.MenuSheet), shellWords),
  leave: lazyPart(() => import('./leave-dialog.tsx').then((module) => module.LeaveDialog), shellWords),
  about: About,
  place: About,
  sounds: About,
  pictures: lazyPart(
    () => import('../library/pictures-sheet.tsx').then((module) => module.PicturesSheet),
    shellWords,
    styleSheet(libraryStyles),
  ),
  rungs: lazyPart(() => import('../palette/rungs-sheet.tsx').then((module) => module.loadRungsSheet()), shellWords),
  ready: lazyPart(
    () => import('../ready/ready-sheet.tsx').then((module) => module.loadReadySheet()),
    readyWords,
    gamesDialogWords,
  ),
  share: lazyPart(
    () => import('../share/share-sheet.tsx').then((module) => module.loadShareSheet()),
    shareWords,
    accountGamesWords,
    gamesDialogWords,
  ),
  calm: lazyPart(() => import('../calm/calm-sheet.tsx').then((module) => module.loadCalmSheet()), calmWords),
  costume: lazyPart(() => import('../ready/costume-sheet.tsx').then((module) => module.loadCostumeSheet()), readyWords),
  photo: lazyPart(() => import('../stage/own-picture-dialog.tsx').then((module) => module.OwnPictureDialog), stageWords),
  backdrop: lazyPart(() => import('../stage/backdrop-dialog.tsx').then((module) => module.BackdropDialog), stageWords),
  activities: lazyPart(
    () => import('../activities/activities.ts').then((module) => module.loadActivitiesDialog()),
    activitiesWords,
    gamesDialogWords,
  ),
  settings: lazyPart(
    () => import('../settings/settings-dialog.tsx').then((module) => module.SettingsDialog),
    settingsWords,
    levelWords,
  ),
} as const satisfies Partial<Record<Door, unknown>>

export function DoorPlaces() {
  const door = useDoor()
  const close = () => openDoor(null)
  useEscape(door !== null, close)
  const Part = door === null ? undefined : parts[door]
  return Part && <Part onClose={close} />
}
