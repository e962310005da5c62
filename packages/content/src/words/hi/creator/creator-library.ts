import type { creatorLibrary as english } from '../../en/creator/creator-library.ts'
import type { Words } from '../../words.ts'

export const creatorLibrary: Words<typeof english> = {
  find: 'तस्वीर ढूँढें',
  find_example: 'ढूँढें: ऑटो, आम, बिल्ली',
  kinds: 'तस्वीरों के प्रकार',
  'around-us': 'हमारे आसपास',
  animals: 'जानवर',
  people: 'लोग',
  food: 'खाना',
  things: 'चीज़ें',
  rides: 'गाड़ियाँ',
  nature: 'प्रकृति',
  mine: 'मेरी',
  found: 'तस्वीरें मिलीं: {n}',
  not_found: '“{name}” नाम की कोई तस्वीर नहीं है।',
  draw_it: 'इसे खुद बनाएँ?',
  place_in_row: '{name}, {count} में से {n}',
  needs_internet: 'इन तस्वीरों को एक बार इंटरनेट चाहिए।',
  try_again: 'फिर कोशिश करें',
  hear: 'यहाँ क्या है, सुनें',
  here: '"जो निकले" नया पात्र जोड़ता है। आप अपनी फ़ोटो लगा सकते हैं। या नीचे से तस्वीर चुनें।',
  picture_here: '{name} यहाँ है।',
  now_looks: '{name}, नया रूप: {picture}।',
  pose_walk: 'चलना',
  pose_wave: 'हाथ हिलाना',
}
