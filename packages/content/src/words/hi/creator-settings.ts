import type { Words } from '../words.ts'
import type { creatorSettings as english } from '../en/creator-settings.ts'

export const creatorSettings: Words<typeof english> = {
  title: 'सेटिंग',
  lead: 'किसी बड़े के लिए। हर चुनाव तुरंत लागू होता है और इसी उपकरण पर रहता है।',
  unkept: 'यह उपकरण कुछ नहीं सहेजता। ये चुनाव पेज बंद होने तक रहेंगे।',
  close: 'सेटिंग बंद करें',
  on: 'चालू',
  off: 'बंद',

  speed: 'गेम की गति',
  speed_usual: 'सामान्य',
  speed_slow: 'धीमी',
  speed_help: 'धीमी गति में हर गेम का हर कदम देर तक दिखता है, चलते समय भी।',

  layout: 'बनावट',
  lock: 'बनावट लॉक करें',
  lock_help: 'पैनल का आकार और जगह नहीं बदलते, जब तक आप यहाँ न खोलें। ब्लॉक खुले रहते हैं। "पहले जैसा" से हर ब्लॉक लौट आता है।',
}
