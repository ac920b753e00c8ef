import type { Page } from '@playwright/test';
import { fixedPolicies } from '../src/test/fixedPolicies';
import { member } from './member';
import { drawnJpeg } from './photos';
import { fill, question } from './registering';
import { answer, expect, noticeArea, test, visit } from './siteTest';

/*
 * What assistive technology is told. A snapshot names what has to be there, in its order; words that
 * are only read may change without it.
 */

const main = (page: Page) => page.getByRole('main');

test('The start page tells the visitor’s own answers, and where its links lead', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('votes', '{"1":"yes","2":"yes","3":"undecided"}');
  });
  await visit(page, '/');
  await expect(page.getByRole('link', { name: `Continue: ${fixedPolicies.length - 3} left` })).toBeVisible();
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Your Voice Matters" [level=1]
    - region "Answer one policy now":
      - group "Merit-Based Immigration System":
        - paragraph: Immigration
        - heading "Merit-Based Immigration System" [level=2]
        - paragraph: Should the country choose more of its permanent immigrants by skill?
        - group "Your answer on Merit-Based Immigration System":
          - button "Yes, Merit-Based Immigration System"
          - button "No, Merit-Based Immigration System"
          - button "Undecided, Merit-Based Immigration System"
        - link "Read both sides, Merit-Based Immigration System"
    - list "Where you stand":
      - listitem:
        - 'link "Universal Background Checks: Yes"'
      - listitem:
        - 'link "Student Loan Forgiveness: Yes"'
      - listitem:
        - 'link "Medicare Expansion: Undecided"'
      - listitem:
        - 'link "Merit-Based Immigration System: not answered yet"'
    - paragraph: 3 of ${fixedPolicies.length} answered
    - link "My answers"
    - 'link "Continue: ${fixedPolicies.length - 3} left"'
    - link "Take Survey"
    - link "Join Community"
    - heading "Anonymous Voting" [level=2]
    - heading "Transparent Community" [level=2]
    - heading "Educational Resources" [level=2]
    - region "Got a link, or a class?":
      - heading "Got a link, or a class?" [level=2]
      - list:
        - listitem:
          - link "Open a friend’s link"
        - listitem:
          - link "Compare as a class or group"
    - region "Are you registered to vote?":
      - link "Register to Vote Now (opens in a new tab)"
  `);
});

test('Each card is an article with its title, both sides, its answers and its sources; an answer is told by its button, in words, and politely by a region that was there before', async ({
  page,
}) => {
  await visit(page, '/surveys');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Policy Surveys" [level=1]
    - paragraph: 0 of ${fixedPolicies.length} answered
    - link "My answers"
  `);
  for (const { title, category } of fixedPolicies) {
    await expect(page.getByRole('article', { name: title })).toMatchAriaSnapshot(`
      - article "${title}":
        - paragraph: ${category}
        - heading "${title}" [level=2]
        - paragraph
        - term: If this became law
        - definition
        - term: If it did not
        - definition
        - term: The law today
        - definition
        - heading "Pros" [level=3]
        - list:
          - listitem
          - listitem
          - listitem
          - listitem
        - heading "Cons" [level=3]
        - list:
          - listitem
          - listitem
          - listitem
          - listitem
        - group:
          - text: /Sources · Facts as of [A-Z][a-z]+ \\d{4}/
        - group "Your answer on ${title}":
          - button "Yes, ${title}"
          - button "No, ${title}"
          - button "Undecided, ${title}"
        - link /^Next policy, /
        - link "Write or call, ${title}"
        - link "My answers"
        - paragraph: Not answered yet
    `);
  }
  const card = page.getByRole('article', { name: 'Carbon Tax Policy' });
  await expect(card.getByRole('button', { pressed: true })).toHaveCount(0);
  const said = main(page).getByRole('status').last();
  await said.evaluate((element) => {
    element.id = 'the-same';
  });
  for (const title of ['Universal Background Checks', 'Student Loan Forgiveness', 'Medicare Expansion']) {
    await answer(page, 'No', title).click();
  }
  await answer(page, 'Yes', 'Carbon Tax Policy').click();
  await expect(said).toHaveText(`Noted here: Yes, Carbon Tax Policy. 4 of ${fixedPolicies.length} answered.`);
  await expect(said).toHaveId('the-same');
  await expect(card).toMatchAriaSnapshot(`
    - group "Your answer on Carbon Tax Policy":
      - button "Yes, Carbon Tax Policy" [pressed]
      - button "No, Carbon Tax Policy" [pressed=false]
      - button "Undecided, Carbon Tax Policy" [pressed=false]
    - paragraph:
      - text: "Your answer:"
      - strong: "Yes"
  `);
});

test('A new screen is told by its title and by focus on its heading; Education tells the three phases as ordered steps, and whether a meaning is open', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Education' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Understanding Legislation' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Understanding Legislation | Civic Voice');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Surveys"
      - listitem:
        - link "My answers"
      - listitem:
        - link "Write or Call"
      - listitem:
        - link "Education"
      - listitem:
        - link "Register"
      - listitem:
        - link "Register to vote (opens in a new tab)"
  `);
  await expect(page.locator('[aria-current=page]')).toHaveText(['Education']);
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Understanding Legislation" [level=1]
    - region "How a bill becomes a federal law":
      - list "From an idea to a law":
        - listitem:
          - strong: An idea
      - figure
      - region "Initial phase":
        - list:
          - listitem:
            - heading "Bill writing" [level=4]
            - term: Where bills stop
            - definition
            - term: Your voice
            - definition
          - listitem:
            - heading "Committee reviews" [level=4]
          - listitem:
            - heading "Lobbyist influence" [level=4]
      - region "Middle phase":
        - list:
          - listitem:
            - heading "House consideration" [level=4]
          - listitem:
            - heading "Senate deliberation" [level=4]
          - listitem:
            - heading "Amendments" [level=4]
      - region "Final phase":
        - list:
          - listitem:
            - heading "Conference committee" [level=4]
          - listitem:
            - heading "Final votes" [level=4]
          - listitem:
            - heading "Presidential action" [level=4]
    - region "State versus federal laws"
    - complementary "Your part in the process"
    - region "Getting Involved":
      - heading "Contact Your Representatives" [level=3]
      - heading "Track Legislation" [level=3]
    - region "Glossary"
  `);
  const term = main(page).getByRole('button', { name: 'Supremacy Clause' });
  await expect(term).toMatchAriaSnapshot(`- button "Supremacy Clause" [expanded=false]`);
  await term.click();
  await expect(term).toMatchAriaSnapshot(`- button "Supremacy Clause" [expanded]`);
  await expect(term).toHaveAccessibleDescription(/^The part of the Constitution/);
});

test('The form names its fields; what is missing is said at once and at each field', async ({ page }) => {
  await visit(page, '/register');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Join Our Community" [level=1]
    - textbox "First Name"
    - textbox "Last Name"
    - textbox "Email"
    - textbox "Password"
    - button "Show password"
    - button "Photo Choose a file"
    - button "Register"
    - figure /^A photo that works/:
      - heading "A photo that works" [level=2]
  `);
  const fields = main(page).locator('[aria-required=true]');
  await expect(fields).toHaveCount(5);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - textbox "First Name" [invalid]
    - textbox "Last Name" [invalid]
    - textbox "Email" [invalid]
    - textbox "Password" [invalid]
  `);
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  for (const [label, message] of [
    ['First Name', 'Please enter your first name.'],
    ['Last Name', 'Please enter your last name.'],
    ['Email', 'Please enter your email address.'],
    ['Password', /^Please choose a password\./],
    ['Photo', /^Please choose a photo\./],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
});

test('The cropper is a named group whose every control says what it does; the question is a dialog with a heading, named by its words, and the rest of the page is out of reach', async ({
  page,
}) => {
  await visit(page, '/register');
  await fill(page, { without: 'Photo' });
  const buffer = await drawnJpeg(page, 700, 700);
  await page.getByLabel('Photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('group', { name: 'Fit your head into the oval' })).toMatchAriaSnapshot(`
    - group "Fit your head into the oval":
      - heading "Fit your head into the oval" [level=2]
      - application "Crop frame. Arrow keys move the image."
      - status: 100%
      - button "Smaller"
      - slider "Zoom"
      - button "Larger"
      - status: 0°
      - button "Turn left"
      - slider "Turn"
      - button "Turn right"
      - group "Move":
        - button "Move left"
        - button "Move right"
        - button "Move up"
        - button "Move down"
        - button "Start over"
  `);
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '100%');
  await expect(main(page).getByRole('status').filter({ hasText: 'Your photo is ready.' })).toBeVisible();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(question(page)).toMatchAriaSnapshot(`
    - dialog /By registering, you confirm/:
      - heading "Before you register" [level=2]
      - paragraph: /Do you agree\\?$/
      - paragraph: This does not register you to vote.
      - button "Cancel"
      - button "I agree"
  `);
  await expect(question(page)).toHaveAttribute('aria-modal', 'true');
  await expect(main(page)).toHaveCount(0);
});

test('The member card names the person and what can be done', async ({ page }) => {
  await page.addInitScript((user) => {
    localStorage.setItem('user', user);
  }, JSON.stringify(member));
  await visit(page, '/register');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "You have joined" [level=1]
    - region "You have joined":
      - img "Photo of Ana Ruiz"
      - heading "Ana Ruiz" [level=2]
      - paragraph: ana@example.com
      - button "Edit"
      - button "Remove"
  `);
});

test('The cookie page tells the choice, the table and what can be done with the data; success is announced politely, and offers Undo', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('votes', '{"1":"yes"}');
    localStorage.setItem('consent', '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}');
  });
  await visit(page, '/cookie-policy');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Cookie Policy" [level=1]
    - heading "Your choice" [level=2]
    - paragraph: /^You chose to save in this browser/
    - group "Your data and this site":
      - button "Accept saving" [pressed]
      - button "Decline saving"
    - region "What is stored in your browser":
      - table "Items that this site may store in your browser":
        - rowgroup:
          - row:
            - columnheader "Name"
            - columnheader "Purpose"
            - columnheader "How long it lasts"
        - rowgroup:
          - row:
            - rowheader "votes"
    - region "Your data on this device":
      - heading "Stored right now" [level=3]
      - heading "Download a copy" [level=3]
      - checkbox "Include my photo" [disabled]
      - button "Download my data"
      - heading "Restore a copy" [level=3]
      - button "Restore from a file Choose a file"
      - heading "Erase" [level=3]
      - button "Clear answers"
      - button "Remove registration" [disabled]
      - button "Erase everything"
  `);
  await expect(main(page).getByRole('button', { name: 'Clear answers' })).toHaveAccessibleDescription(
    'Your answers to the surveys, with their days and reasons. Your registration stays.',
  );
  await main(page).getByRole('button', { name: 'Clear answers' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog /^Clear your answers\\?/:
      - heading "Clear your answers?" [level=2]
      - paragraph
      - button "Cancel"
      - button "Clear"
  `);
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(noticeArea(page)).toMatchAriaSnapshot(`
    - region "Notices":
      - status:
        - paragraph: Success!
        - paragraph: Your answers were cleared.
        - paragraph: Press F8 to reach the button “Undo”.
        - button "Undo"
        - button "Close"
  `);
});
