import type { gameHub as english } from '../../en/games/game-hub.ts'
import type { Words } from '../../words.ts'

export const gameHub: Words<typeof english> = {
  heading: 'अपना खेल चुनें',
  lead: 'अंकुर के बनाए शांत खेल। हर खेल नए टैब में खुलता है।',
  start_creating: 'बनाना शुरू करें',
  drag_drop_coding: 'खींचें, छोड़ें, कोड बनाएँ',
  open_creator: 'गेम क्रिएटर खोलें',
  pre_coding_training: 'कोडिंग से पहले का अभ्यास',
  talk_together: 'साथ बोलें, साथ खेलें',
  start_now: 'अभी शुरू करें',
  explore_games: 'सब खेल देखें',
  for_adults: 'बड़ों के लिए',
  adults_line: 'देखें कि किस खेल से किस बात का अभ्यास होता है। स्तर चुनें और लॉक करें। देखें कि इस फ़ोन या कंप्यूटर पर क्या खेला गया।',
  adults_link: 'स्तर और सेटिंग',
  sheets_line: 'संख्याएँ, अक्षर और जोड़े छापें, काटें और बिना फ़ोन के खेलें।',
  sheets_link: 'छापने के पन्ने',
  talk_board: 'बोलने का बोर्ड',
  talk_board_line: 'पहले 60 शब्द। तस्वीर दबाओ और बोलो।',
  garden: 'मेरा बगीचा',
  garden_line: 'हर स्तर का एक पौधा। ये कभी नहीं मुरझाते।',
}
