export interface NewsletterWords {
  optIn: {
    reason: string;
    subject: string;
    preview: string;
    heading: string;
    text: string;
    button: string;
    notYou: string;
  };
  welcome: {
    reason: string;
    subject: string;
    preview: string;
    heading: string;
    text: string;
    leave: string;
    unsubscribe: string;
  };
}
