/** From sign-up to the summary of twenty answers. */
import { calmAnswers } from '../fixtures.ts'
import { expectAddress, journey, expectVisible } from './journey.ts'
import { button, css, heading, main } from './tab.ts'

journey('a parent signs up, answers twenty questions and reads the summary', async ({ tab }) => {
  const [email, password] = [`meera-${tab.engine}-${Date.now()}@example.org`, 'mango tree 42']
  await tab.open('/sign-up')
  await tab.type(css('#fullName'), 'Meera Singh')
  await tab.type(css('#email'), email)
  await tab.type(css('#password'), password)
  await tab.type(css('#confirmPassword'), password)
  await tab.press(button('Create Account'))
  await expectAddress(tab, '/sign-in')
  await tab.type(css('#password'), password)
  await tab.press(button('Sign In', main))
  await expectAddress(tab, '/dashboard')
  await tab.open('/autism-test/question/1')
  for (const { questionId, answer } of calmAnswers) {
    await expectAddress(tab, `/autism-test/question/${questionId}`)
    await tab.press(button(answer === 'yes' ? 'Yes' : 'No'))
  }
  await tab.press(button('Open my summary'))
  await expectAddress(tab, /^\/autism-test\/results\?id=[0-9a-f-]{36}$/)
  await expectVisible(tab, heading(/Few signs right now|How old is your child/))
  await tab.reload()
  await expectVisible(tab, heading(/Few signs right now|How old is your child/))
})
