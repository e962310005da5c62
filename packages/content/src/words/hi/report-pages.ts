import type { reportPages as english } from '../en/report-pages.ts'
import type { Words } from '../words.ts'

export const reportPages: Words<typeof english> = {
  report_title: 'स्क्रीनिंग की रिपोर्ट',
  report_for_family: 'परिवार के लिए।',
  report_day: 'जवाब {date} को दिए गए।',
  report_aged: 'बच्चे की उम्र {months} महीने।',
  report_here: 'आपके जवाब',
  report_no_person: 'यह तय नियमों से लिखी गई है। किसी व्यक्ति ने इसे पढ़कर नहीं देखा है।',
  report_footer: 'अंकुर से बना: {address}',
}
