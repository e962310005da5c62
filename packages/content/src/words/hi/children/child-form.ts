import type { childForm as english } from '../../en/children/child-form.ts'
import type { Words } from '../../words.ts'

export const childForm: Words<typeof english> = {
  form_birth: 'जन्म का महीना (चाहें तो)',
  month_wrong: 'महीना और साल दोनों चुनें, या दोनों खाली छोड़ें। आने वाला महीना नहीं हो सकता।',
  nickname: 'नाम या घर का नाम (चाहें तो)',
  nickname_hint: 'दूसरे परिवार इसे नहीं देख सकते। ज़्यादा से ज़्यादा {most} अक्षर।',
  nickname_wrong: 'ज़्यादा से ज़्यादा {most} अक्षर लिखें।',
  weeks: 'बच्चे का जन्म समय से कितने हफ़्ते पहले हुआ? (चाहें तो)',
  weeks_hint: '0 से {most} तक की संख्या। यह आपके डॉक्टर के लिए है। इससे नतीजा नहीं बदलता।',
  weeks_wrong: '0 से {most} तक की पूरी संख्या लिखें, या खाली छोड़ें।',
  save: 'बच्चे की जानकारी सहेजें',
  saving: 'सहेजा जा रहा है...',
  cancel: 'रहने दें',
  add_title: 'बच्चा जोड़ें',
  change_title: '{name} की जानकारी बदलें',
}
