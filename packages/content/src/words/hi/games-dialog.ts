import type { gamesDialog as english } from '../en/games-dialog.ts'
import type { Words } from '../words.ts'

export const gamesDialog: Words<typeof english> = {
  title: 'गेम',
  file: 'गेम की फ़ाइल',
  file_hint: 'अपना गेम फ़ाइल में निकालें, या फ़ाइल से लाएँ।',
  earlier: 'पहले के रूप',
  close: 'बंद करें',
}
