/**
 * Which sheet or dialog of the editor is open: one at a time. Those for games are in `saved-games/games-dialog-state.ts`.
 */
import { sharedValue } from '../shared-value.ts'

export type EditorDialog =
  | 'menu'
  | 'activities'
  | 'settings'
  | 'backdrop'
  | 'pictures'
  | 'photo'
  /**
   * Costumes of the selected sprite; `place` and `sounds` are the same sheet at its name and position, and at its sounds.
   */
  | 'about'
  | 'place'
  | 'sounds'
  /** A dialog of the tabs beside the stage of a wide screen: the paint editor, the recorder or the sound library. */
  | 'requested'
  | 'leave'
  | 'rungs'
  | 'ready'
  | 'costume'
  | 'share'
  | 'calm'

export const [openDialog, useOpenDialog] = sharedValue<EditorDialog | null>(null)
