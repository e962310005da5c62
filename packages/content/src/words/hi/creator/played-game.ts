import type { playedGame as english } from '../../en/creator/played-game.ts'
import type { Words } from '../../words.ts'

export const playedGame: Words<typeof english> = {
  title: 'खेलने के लिए एक गेम',
  lead: '"चलाएँ" दबाएँ। रोकने के लिए "रोकें" दबाएँ।',
  gone_title: 'यह लिंक अब काम नहीं करता',
  gone_text: 'इस लिंक से यह गेम अब नहीं खेला जा सकता। जिसने लिंक भेजा था, उससे नया माँगें।',
  newer: 'यह गेम अंकुर के नए वर्शन में बना है। बाद में यह पेज फिर खोलें।',
  unreadable: 'यह गेम खुल नहीं सकता।',
  failed: 'गेम नहीं खुल सका',
  too_often: 'यह लिंक बहुत बार खोला गया। कृपया एक घंटे बाद कोशिश करें।',
  no_pictures: 'कुछ तस्वीरें या आवाज़ें यहाँ नहीं हैं। वे सिर्फ़ वहीं हैं जहाँ गेम बना था।',
  change: 'यह गेम बदलें',
  make: 'अपना गेम बनाएँ',
  ready_games: 'तैयार गेम',
  turn_phone: 'फ़ोन आड़ा करें: गेम बड़ा दिखेगा',
  sound: 'आवाज़',
}
