import type { reportPages as english } from '../en/report-pages.ts'
import type { Words } from '../words.ts'

export const reportPages: Words<typeof english> = {
  report_title: 'स्क्रीनिंग का सार',
  report_for_family: 'परिवार के लिए।',
  report_day: 'जवाब {date} को दिए गए।',
  report_aged: 'बच्चे की उम्र {months} महीने।',
  report_here: 'आपके जवाब',
  report_no_person: 'तय नियमों से लिखा गया। किसी व्यक्ति ने इसे नहीं जाँचा है।',
  report_footer: 'अंकुर से बना: {address}',
}
