import type { signInWays as english } from '../en/sign-in-ways.ts'
import type { Words } from '../words.ts'

export const signInWays: Words<typeof english> = {
  code_lead: 'अपना ईमेल लिखें। अगर इसका खाता है, तो हम उस पर छह अंकों का कोड भेजेंगे।',
  send: 'कोड भेजें',
  sending: 'भेजा जा रहा है...',
  sent: 'अगर {email} का खाता है, तो कोड वाला ईमेल आ रहा है। कोड 10 मिनट तक चलता है।',
  enter: 'कोड से साइन इन करें',
  wrong: 'कोड सही नहीं है, या पुराना हो गया है। उसे देखें, या दूसरा कोड मँगाएँ।',
  second_lead: 'आपके खाते में साइन इन का दूसरा कदम है। अपना ऑथेंटिकेटर ऐप खोलें, या अपना कोई रिकवरी कोड लिखें।',
  second_code: 'ऐप का कोड',
  second_go: 'आगे बढ़ें',
  second_wrong: 'यह कोड सही नहीं है। ऐप में अगला कोड आने दें और फिर कोशिश करें।',
}
