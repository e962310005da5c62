import type * as english from '../../en/creator/settings.ts'
import type { Words } from '../../words.ts'

export const creatorSettings: Words<typeof english.creatorSettings> = {
  title: 'सेटिंग',
  lead: 'ये सेटिंग बड़ों के लिए हैं। आप जो चुनें, वह उसी समय लागू होता है। आपकी पसंद इसी {फ़ोन|कंप्यूटर} पर रहती है।',
  unkept: 'यह {फ़ोन|कंप्यूटर} आपकी पसंद सहेज नहीं सकता। वह पेज बंद होने तक रहेगी।',
  close: 'सेटिंग बंद करें',
  on: 'चालू',
  off: 'बंद',

  speed: 'गेम की गति',
  speed_usual: 'सामान्य',
  speed_slow: 'धीमी',
  speed_help: 'धीमी गति में हर गेम का हर कदम देर तक दिखता है, चलते समय भी।',

  sound: 'गेम की आवाज़',
  sound_switch: 'गेम की आवाज़ सुनाई दे',
  sound_help: 'बंद होने पर कोई आवाज़ नहीं आती। गेम जो दिखाता है, वह वैसा ही रहता है।',
  volume: 'आवाज़ कितनी तेज़',
  percent: '{n} प्रतिशत',
  flashes: 'चमक',
  flashes_help: 'कोई गेम एक सेकंड में 3 से ज़्यादा बार चमके, तो अंकुर उसकी चमक कम दिखाता है। यह हमेशा चालू है। ऐसी चमक से दौरे पड़ सकते हैं।',

  layout: 'खानों की जगह',
  lock: 'खानों की जगह लॉक करें',
  lock_help:
    'जब तक आप यहाँ लॉक न खोलें, खानों का आकार और जगह नहीं बदलती। ब्लॉक पर लॉक नहीं लगता, क्योंकि "पीछे करें" से हर ब्लॉक वापस आ जाता है।',
}

export const creatorLevel: Words<typeof english.creatorLevel> = {
  title: 'चुनने के लिए ब्लॉक',
  six: '6 ब्लॉक',
  fourteen: '14 ब्लॉक (सामान्य)',
  twenty_eight: '28 ब्लॉक',
  all: 'सभी ब्लॉक',
  help: 'गेम में जो ब्लॉक हैं, वे उसमें रहते हैं और बदले जा सकते हैं। 28 या सभी ब्लॉक चुनने पर x और y मंच के बीच से गिने जाते हैं, जैसे Scratch में।',
  lock: 'बच्चा इसे न बदल सके',
}

export const creatorCalm: Words<typeof english.creatorCalm> = {
  close: 'बंद करें',
  ways: 'गेम कैसा चले',
  quiet: 'शांत',
  quiet_is: 'आवाज़ नहीं। धीमी चाल। हल्के रंग।',
  soft: 'हल्का',
  soft_is: 'पंजों के निशान। धीमी आवाज़।',
  lively: 'चंचल',
  lively_is: 'पंजों के निशान। थोड़ी तेज़ आवाज़।',
  sound: 'गेम की आवाज़',
  sound_help: 'आवाज़ आपके चालू करने पर ही आती है।',
  on: 'चालू',
  off: 'बंद',
  comfort_wins: 'सुविधा की सेटिंग पहले मानी जाती हैं।',
  chosen: '{name} चुना गया।',
}
