import type { reportMails as english } from '../../en/reports/report-mails.ts'
import type { Words } from '../../words.ts'

export const reportMails: Words<typeof english> = {
  report_mail_subject: 'आपका सहेजा हुआ पेज',
  report_mail_why: 'किसी ने अंकुर से कहा कि यह पेज आपके पते पर भेजा जाए। मेल जाने के बाद आपका पता नहीं रखा जाता।',
  report_mail_file: 'साथ लगी फ़ाइल में यही पेज है, और डॉक्टर के लिए अंग्रेज़ी में एक पेज भी।',
  report_mail_not_you: 'यह मेल आपके लिए नहीं थी? तो आप इसे मिटा सकते हैं।',
}
