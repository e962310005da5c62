import type * as english from '../../en/screening/screening.ts'
import type { Words } from '../../words.ts'

export const screening: Words<typeof english.screening> = {
  question_title: 'सवाल {n} / {count}',
  yes: 'हाँ',
  no: 'नहीं',
  saved_answer: 'सहेजा हुआ जवाब',
  status_unsaved: 'यह {फ़ोन|कंप्यूटर} जवाब सहेज नहीं पा रहा। वे तभी तक रहेंगे जब तक यह पेज खुला है।',
  previous: 'पिछला',
  next: 'आगे',
  first_question: 'यह पहला सवाल है',
  not_answered: 'जवाब नहीं दिया',
  save_and_leave: 'सहेजें और बाहर जाएँ',

  next_follow_up: 'कुछ और सवालों के जवाब दें',
  follow_up_until: 'आप {date} तक कुछ और सवालों के जवाब दे सकते हैं।',
  follow_up_open: 'दूसरे दौर के सवाल',
  follow_up_expired: 'यह पूरा नहीं हो सका। कृपया अपने जवाब बच्चों के डॉक्टर को दिखाएँ।',
  not_here_title: 'यह रिपोर्ट नहीं मिली',
  not_here_text: 'शायद यह मिटा दी गई है, या किसी दूसरे खाते की है।',
  back_to_dashboard: 'डैशबोर्ड पर वापस जाएँ',
  good_to_know: 'जानने लायक बातें',
  good_no_wrong: 'कोई जवाब सही या गलत नहीं होता।',
  good_time: 'जितना समय चाहिए, लें। आप रुककर फिर आ सकते हैं।',
  good_screening: 'यह स्क्रीनिंग है, निदान (डायग्नोसिस) नहीं।',
  wait_for_next: 'मेरे "आगे" दबाने तक रुकें',
  on: 'चालू',
  off: 'बंद',
  signed_in_as: 'साइन इन: {email}',
}

export const plainNotice = 'ये सवाल हमारे अपने शब्दों में हैं। यह M-CHAT-R का आधिकारिक पाठ नहीं है।'
