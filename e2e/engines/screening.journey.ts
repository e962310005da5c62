/** From sign-up to the summary of twenty answers. */
import { calmAnswers } from '../fixtures.ts'
import { isAt, journey, sees } from './journey.ts'
import { button, css, heading, main } from './tab.ts'

journey('a parent signs up, answers twenty questions and reads the summary', async ({ tab }) => {
  const [email, password] = [`meera-${tab.engine}-${Date.now()}@example.org`, 'mango tree 42']
  await tab.open('/sign-up')
  await tab.type(css('#fullName'), 'Meera Singh')
  await tab.type(css('#email'), email)
  await tab.type(css('#password'), password)
  await tab.type(css('#confirmPassword'), password)
  await tab.press(button('Create Account'))
  await isAt(tab, '/sign-in')
  await tab.type(css('#password'), password)
  await tab.press(button('Sign In', main))
  await isAt(tab, '/dashboard')
  await tab.open('/autism-test/question/1')
  for (const { questionId, answer } of calmAnswers) {
    await isAt(tab, `/autism-test/question/${questionId}`)
    await tab.press(button(answer === 'yes' ? 'Yes' : 'No'))
  }
  await tab.press(button('Open my summary'))
  await isAt(tab, /^\/autism-test\/results\?id=[0-9a-f-]{36}$/)
  await sees(tab, heading(/Few signs right now|How old is your child/))
  await tab.reload()
  await sees(tab, heading(/Few signs right now|How old is your child/))
})
