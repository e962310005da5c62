import type { gamePage as english } from '../../en/games/game-page.ts'
import type { Words } from '../../words.ts'

export const gamePage: Words<typeof english> = {
  back: 'वापस',
  help: 'मदद',
  show_me: 'दिखाओ',
  sliders: 'आवाज़, शब्द, हलचल',
  talk_board: 'बोलने का बोर्ड',
  close: 'बंद करें',
  tools: 'बटन',
  board: 'बोर्ड',
  tray: 'टुकड़े',
  finished: 'पूरा हुआ',
  again: 'फिर से',
  more: 'थोड़ा और',
  finish: 'बस',
  play_level: 'स्तर {n} खेलें',
  next_board: 'आगे',
  for_adults: 'बड़ों के लिए',
  level: 'स्तर',
  level_choice: 'स्तर {n}: {line}',
  level_locked: 'किसी बड़े ने यह स्तर लॉक किया है।',
  more_settings: 'स्तर लॉक करें, सेटिंग बदलें, देखें कि क्या खेला गया',
  unkept: 'यह {फ़ोन|कंप्यूटर} आपकी पसंद सहेज नहीं सकता। वह इस पेज के खुले रहने तक रहेगी।',
}
