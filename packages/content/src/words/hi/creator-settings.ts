import type { Words } from '../words.ts'
import type { creatorSettings as english } from '../en/creator-settings.ts'

export const creatorSettings: Words<typeof english> = {
  title: 'सेटिंग',
  lead: 'किसी बड़े के लिए। हर चुनाव तुरंत लागू होता है और इसी फ़ोन पर रहता है।',
  unkept: 'यह फ़ोन कुछ नहीं सहेजता। ये चुनाव पेज बंद होने तक रहेंगे।',
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
  volume: 'आवाज़ का स्तर',
  percent: '{n} प्रतिशत',
  flashes: 'चमक',
  flashes_help: 'अंकुर एक सेकंड में 3 से ज़्यादा बार चमकने वाले हर गेम को रोकता है। यह हमेशा चालू है। ऐसी चमक से दौरे पड़ सकते हैं।',

  layout: 'बनावट',
  lock: 'बनावट लॉक करें',
  lock_help: 'पैनल का आकार और जगह नहीं बदलते, जब तक आप यहाँ न खोलें। ब्लॉक खुले रहते हैं। "पहले जैसा" से हर ब्लॉक लौट आता है।',
}
