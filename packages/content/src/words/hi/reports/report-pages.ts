import type { reportPages as english } from '../../en/reports/report-pages.ts'
import type { Words } from '../../words.ts'

export const reportPages: Words<typeof english> = {
  report_title: 'स्क्रीनिंग रिपोर्ट',
  report_for_family: 'पेज 1: परिवार के लिए',
  report_child: 'बच्चे का नाम',
  report_age: 'उम्र',
  report_months: '{months} महीने',
  report_answered_on: 'जवाब देने का दिन',
  report_answered_by: 'जवाब किसने दिए',
  report_strengths: 'बच्चा अभी क्या-क्या करता है',
  report_talk: 'डॉक्टर से इन पर बात करें',
  report_steps: 'अब क्या करें',
  report_done: 'हो गया',
  report_date: 'तारीख',
  report_take: 'साथ ले जाएँ',
  report_take_list: 'यह कागज़, जच्चा-बच्चा कार्ड, अपने सवाल, फ़ोन पर छोटा वीडियो',
  report_questions: 'डॉक्टर से पूछने के लिए मेरे सवाल',
  report_you: 'आपके लिए:',
  report_no_person: 'तय नियमों से लिखा गया। किसी डॉक्टर ने इसे अभी नहीं पढ़ा है।',
  report_footer: 'पेज 2 डॉक्टर के लिए, अंग्रेज़ी में। अंकुर से बना: {address}',
}
