import type { gameGarden as english } from '../../en/games/game-garden.ts'
import type { Words } from '../../words.ts'

export const gameGarden: Words<typeof english> = {
  title: 'मेरा बगीचा',
  lead: 'हर स्तर पूरा होने पर यहाँ एक पौधा उगता है और हमेशा रहता है।',
  in_garden: '{plant} आपके बगीचे में है',
  print: 'रंग भरने के लिए छापें',
}
