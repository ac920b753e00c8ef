import type { PolicyText } from '../../types';

export const dataPrivacyProtection: PolicyText = {
  id: '6',
  description:
    'Should one national law give people rights over the personal data that companies collect? Such a law could let you see, correct, delete or move your data. It could ask for your consent before sensitive details are used, and limit what firms may gather. Two questions divide lawmakers. Should a federal law replace state privacy laws, or should states be free to go further? And should people be able to sue companies that break the rules?',
  ifYes:
    'People in every state would have the same basic rights over their data, and companies would have new duties. Whether state laws and private lawsuits remain would depend on the final text.',
  ifNo: 'Federal rules would still differ by type of data. Broader rights would depend on the state where you live.',
  lawToday:
    'No single federal law covers all personal data; separate laws protect areas such as health, credit, school records and children under 13. More than 20 states have passed broad privacy laws of their own.',
  pros: [
    'Supporters cite public opinion. Pew Research Center found in 2023 that 72% of adults want more rules on what companies do with data.',
    'Supporters say people lack control. In the same 2023 survey, 73% said they have little or no control over what companies do with their data.',
    'Consumer advocates say basic rights should not depend on the state in which a person lives.',
    'Industry groups that back a national law say one rulebook is simpler than more than 20 state versions.',
    'Supporters say that when firms collect less, there is less to be stolen in a breach or sold by data brokers.',
  ],
  cons: [
    'Privacy advocates oppose versions that would cancel stronger state laws, such as California’s or the Illinois law on face and fingerprint data.',
    'Business groups oppose versions that let individuals sue, saying class actions would be costly even for careful firms.',
    'Critics say the cost of following the rules weighs most on small firms, which have fewer lawyers and engineers.',
    'Some economists fear fewer free services and an edge for the largest firms, as some studies found after Europe’s 2018 law.',
    'Critics say states can adapt faster than Congress, and that one federal law could freeze rules as technology changes.',
  ],
  sources: [
    { title: 'Federal Trade Commission', url: 'https://www.ftc.gov' },
    { title: 'Department of Health and Human Services: health privacy', url: 'https://www.hhs.gov/hipaa' },
    { title: 'Congress.gov', url: 'https://www.congress.gov' },
    {
      title: 'International Association of Privacy Professionals: state law tracker',
      url: 'https://iapp.org/resources/article/us-state-privacy-legislation-tracker/',
    },
    { title: 'Pew Research Center', url: 'https://www.pewresearch.org' },
  ],
  reviewed: '2026-11',
};
