import type { gameReport as english } from '../../en/games/game-report.ts'
import type { Words } from '../../words.ts'

export const gameReport: Words<typeof english> = {
  lead: 'चुनें कि पन्ने पर क्या आए। यहाँ लिखा हुआ न सहेजा जाता है, न कहीं भेजा जाता है।',
  name: 'बच्चे का नाम',
  note: 'आपकी बात',
  which: 'पन्ने पर कौन से खेल',
  print: 'यह पन्ना छापें',
  sheet: 'जो खेल खेले गए',
  dates: '{first} से {last} तक',
  game: 'खेल',
  level: 'स्तर',
  days: 'दिन',
  help: 'मदद',
  help_none: 'मदद के बिना: {n}',
  help_some: 'थोड़ी मदद: {n}',
  help_most: 'ज़्यादातर मदद से: {n}',
  worked: 'कौन सी मदद ली गई',
  marked: 'जगह पर निशान दिखा',
  bright: 'एक ही टुकड़ा चमकता रहा',
  by_help: 'मदद ने टुकड़ा रखा',
  no_help: 'कोई नहीं',
  settings: 'सेटिंग',
  elsewhere: 'हमने और कहाँ क्या देखा',
  next: 'आगे हम क्या आज़माएँगे',
  not_a_test: 'इसमें लिखा है कि क्या खेला गया। यह कोई परीक्षा नहीं है।',
  empty: 'छापने के लिए अभी कुछ नहीं है। जिस दिन कोई बारी पूरी होगी, वह दिन यहाँ दिखेगा।',
}
