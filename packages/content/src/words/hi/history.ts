import type { history as english } from '../en/history.ts'
import type { Words } from '../words.ts'

export const history: Words<typeof english> = {
  title: 'आपके सार',
  compare_title: 'दो सार, साथ-साथ',
  compare_with: 'इससे मिलाएँ',
  compare_none: 'इस बच्चे का अभी कोई दूसरा सार नहीं है।',
  no_verdict: 'यहाँ सिर्फ़ यह दिखता है कि कौन से जवाब अलग हैं। बच्चा कैसा कर रहा है, यह नहीं।',
  two_people: 'दो लोगों ने जवाब दिए। हर कोई बच्चे को अलग समय पर देखता है। जवाब साथ-साथ रखे हैं, जोड़े नहीं जाते।',
  differ: 'जो जवाब अलग हैं',
  differ_none: 'कोई जवाब अलग नहीं है।',
  same: 'जो जवाब एक जैसे हैं',
  other_questions: 'ये दो सार अलग-अलग सवालों से बने हैं। इनके जवाब साथ-साथ नहीं रखे जा सकते।',
  failed: 'सार नहीं पढ़े जा सके।',
  answered_by: '{date} को किसने जवाब दिए?',
  not_said: 'नहीं बताया',
  mother: 'माँ',
  father: 'पिता',
  grandparent: 'दादा-दादी या नाना-नानी',
  other_family: 'परिवार से कोई और',
  someone_else: 'बच्चे को जानने वाला कोई और',
  answered_by_saved: 'सार के साथ रख लिया गया।',
  answered_by_failed: 'यह रखा नहीं जा सका। सिग्नल देखें और फिर चुनें।',
  item_2_fine: 'बच्चा सुनता है या नहीं, यह सवाल आपके मन में नहीं आया।',
  item_5_fine: 'बच्चा आँखों के पास उँगलियों को अलग ढंग से नहीं हिलाता।',
  back: 'सभी सारों पर वापस',
}
