import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { useEscape } from '../keys.ts'
import { type EditorDialog, openDialog, useOpenDialog } from './open-dialog.ts'
import aboutStyles from './about-styles.css?url'
import menuStyles from './menu-sheet.css?url'
import settingsStyles from '../settings/settings.css?url'
import libraryStyles from '../library/library.css?url'
import { messagesOf } from '../../platform/messages.ts'

const activitiesWords = messagesOf('creator/activities', 'creatorActivities')
const calmWords = messagesOf('creator/settings', 'creatorCalm')
const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')
const levelWords = messagesOf('creator/settings', 'creatorLevel')
const readyWords = messagesOf('creator/ready-games', 'creatorReady')
const settingsWords = messagesOf('creator/settings', 'creatorSettings')
const accountGamesWords = messagesOf('creator/account-games', 'accountGames')
const shareWords = messagesOf('creator/share', 'creatorShare')
const stageWords = messagesOf('creator/stage', 'stage')
const shellWords = messagesOf('creator/shell', 'creatorShell')

const About = definePart({
  load: () => import('./about-sheet.tsx').then((module) => module.AboutSheet),
  messages: [shellWords, stageWords],
  styles: [aboutStyles],
  when: onDemand,
})

/** Everything that opens by a press: each loaded on first use. */
const parts = {
  menu: definePart({
    load: () => import('./menu-sheet.tsx').then((module) => module.MenuSheet),
    messages: [shellWords],
    styles: [menuStyles],
    when: onDemand,
  }),
  leave: definePart({
    load: () => import('./leave-dialog.tsx').then((module) => module.LeaveDialog),
    messages: [shellWords],
    when: onDemand,
  }),
  about: About,
  place: About,
  sounds: About,
  requested: About,
  pictures: definePart({
    load: () => import('../library/pictures-sheet.tsx').then((module) => module.PicturesSheet),
    messages: [shellWords],
    styles: [libraryStyles],
    when: onDemand,
  }),
  rungs: definePart({
    load: () => import('../palette/rungs-sheet.tsx').then((module) => module.loadRungsSheet()),
    messages: [shellWords],
    when: onDemand,
  }),
  ready: definePart({
    load: () => import('../ready/ready-sheet.tsx').then((module) => module.loadReadySheet()),
    messages: [readyWords, gamesDialogWords],
    when: onDemand,
  }),
  share: definePart({
    load: () => import('../share/share-sheet.tsx').then((module) => module.loadShareSheet()),
    messages: [shareWords, accountGamesWords, gamesDialogWords],
    when: onDemand,
  }),
  calm: definePart({
    load: () => import('../calm/calm-sheet.tsx').then((module) => module.loadCalmSheet()),
    messages: [calmWords],
    when: onDemand,
  }),
  costume: definePart({
    load: () => import('../ready/costume-sheet.tsx').then((module) => module.loadCostumeSheet()),
    messages: [readyWords],
    when: onDemand,
  }),
  photo: definePart({
    load: () => import('../stage/backdrops/own-picture-dialog.tsx').then((module) => module.loadOwnPictureDialog()),
    messages: [stageWords],
    when: onDemand,
  }),
  backdrop: definePart({
    load: () => import('../stage/backdrops/backdrop-dialog.tsx').then((module) => module.loadBackdropDialog()),
    messages: [stageWords],
    when: onDemand,
  }),
  activities: definePart({
    load: () => import('../activities/activities-dialog.tsx').then((module) => module.loadActivitiesDialog()),
    messages: [activitiesWords, gamesDialogWords],
    when: onDemand,
  }),
  settings: definePart({
    load: () => import('../settings/settings-dialog.tsx').then((module) => module.SettingsDialog),
    messages: [settingsWords, levelWords],
    styles: [settingsStyles],
    when: onDemand,
  }),
} as const satisfies Partial<Record<EditorDialog, unknown>>

export function EditorDialogs() {
  const dialog = useOpenDialog()
  const close = () => openDialog(null)
  useEscape(dialog !== null, close)
  const Part = dialog === null ? undefined : parts[dialog]
  return Part && <Part onClose={close} />
}
