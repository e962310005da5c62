import type { gameSheets as english } from '../en/game-sheets.ts'
import type { Words } from '../words.ts'

export const gameSheets: Words<typeof english> = {
  title: 'छापने के पन्ने',
  lead: 'यही खेल कागज़ पर खेलें। पन्ना छापें, रेखाओं पर काटें और मेज़ पर खेलें।',
  game: 'खेल',
  letters: 'अक्षर',
  numerals: 'संख्याएँ',
  print: 'यह पन्ना छापें',
  sheet: 'पन्ना',
  number_stacking_how: 'मेज़ पर मीनार बनाएँ। सबसे नीचे 1 रखें, फिर 2, फिर 3। तीन मंज़िलों से शुरू करें।',
  number_sorting_how: 'हर संख्या को उसके बिंदुओं से मिलाएँ। या संख्याओं को क्रम में रखें। या उन्हें चार पट्टियों पर छाँटें।',
  letter_sorting_how: 'अक्षर मिलाएँ। कुछ अक्षर क्रम में रखें। स्वर और व्यंजन दो पट्टियों पर छाँटें।',
  memory_how: 'दो जोड़े मेज़ पर रखें, तस्वीर ऊपर की ओर, और मिलाएँ। बाद में कार्ड उलट दें। शब्द अपनी तस्वीर के साथ जाता है।',
  back: 'खेलों पर वापस जाएँ',
}
