/**
 * Two hundred function words of each language, in lower case. Words that exist in both are left out: in, an, so, am, was, will, die, war,
 * man, also, hat, bald, fast, gut, hell, her, just, not, rat, see, wie, art, dann, per.
 */
export const functionWords = {
  en: words(`
    a about above across after again against all almost along already although always and another any anybody anyone anything
    anywhere are around as at away back be because been before behind being below between both but by can cannot could did do
    does done down during each either else enough even ever every everybody everyone everything few first for from further
    get gets give given had has have having he hers him his how however i if instead into is it its itself
    last least less let like likely made make many may me might mine more most much must my near need
    neither never next no nobody none nor nothing now of off often on once one only onto or other others our ours ourselves out over own
    perhaps please rather same several shall she should since some somebody someone something soon still such than
    that the their them themselves then there these they thing this those though through to together too toward under until up upon us
    very we well were what whatever when where whether which while who whoever whole whom whose why with within without
    would yes yet you your yours yourself you’ll we’ll don’t can’t isn’t thank thanks look looks forward
    reply receive received`),
  de: words(`
    ab aber alle allem allen aller alles als andere anderen anderer anderes auch auf aus außer außerdem bei beide beiden beim
    bereits bis bitte da dabei dafür daher damit danach daneben daran darauf daraus darf darin darüber darum das dass dazu dein
    dem den denn der deren des deshalb dessen diese diesem diesen dieser dieses doch dort du durch
    ein eine einem einen einer eines einige er erst erste es etwa etwas euch euer für ganz gegen gern gibt haben habe
    hatte hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer ins ist ja je jede jedem jeden jeder jedes
    jemand jetzt kann kein keine keinem keinen keiner können könnte lassen mehr mein meine mit möchte möchten muss müssen nach nachdem
    neben nicht nichts nie niemand noch nun nur ob oben oder ohne sehr sein seine seinem seinen seiner seit sich sie
    sind sobald sofort sogar sollen sollte sondern sonst soweit über um und uns unser unsere unserem unseren unserer unten unter
    vielleicht vielen vom von vor vorher während wann wäre warum weder wegen weil weiter weitere weiterhin welche welcher wenig wenn
    wer werden wieder wir wird wo wohl worden wurde würde zu zum zur zurück zusammen zurzeit zwar zwischen zwei danke`),
} as const;

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
