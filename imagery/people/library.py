"""The house's people: every figure by name. Colours come when they are placed, so that each serves many times."""

from people.figure import Figure
from people.resting import DESK, LOUNGE, WHEELS
from people.seated import SEATED
from people.skeleton import Build
from people.standing import STANDING

TALL = Build(1.86, 1.0)
MAN = Build(1.78, 1.02)
HEAVY = Build(1.76, 1.16, 0.07)
SLIM = Build(1.80, 0.92)
OLDER = Build(1.73, 1.06, 0.04)
WOMAN = Build(1.68, 1.0, 0.0, True)
SMALL = Build(1.60, 0.98, 0.0, True)
STURDY = Build(1.66, 1.14, 0.03, True)
TALL_WOMAN = Build(1.76, 0.97, 0.0, True)

AUDIENCE = [
    Figure("upright", SEATED["upright"], MAN, "short", ("jacket", "trousers"), 1),
    Figure("lap", SEATED["lap"], WOMAN, "bob", ("jacket", "trousers"), 2),
    Figure("folded", SEATED["folded"], HEAVY, "receding", ("jacket", "trousers"), 3),
    Figure("forward", SEATED["forward"], SLIM, "short", ("shirt", "trousers"), 4),
    Figure("crossed", SEATED["crossed"], TALL_WOMAN, "long", ("blouse", "slim"), 5),
    Figure("neighbour", SEATED["neighbour"], WOMAN, "ponytail", ("knit", "slim"), 6),
    Figure("thoughtful", SEATED["thoughtful"], TALL, "cropped", ("jacket", "trousers"), 7),
    Figure("notes", SEATED["notes"], SMALL, "knot", ("blouse", "trousers"), 8),
    Figure("phone", SEATED["phone"], SLIM, "curly", ("knit", "trousers"), 9),
    Figure("scarf", SEATED["lap"], STURDY, "headscarf", ("knit", "skirt"), 10),
    Figure("bald", SEATED["upright"], OLDER, "bald", ("jacket", "trousers"), 11),
    Figure("curls", SEATED["upright"], STURDY, "curly", ("jacket", "skirt"), 12),
    Figure("applause", SEATED["applause"], MAN, "short", ("shirt", "trousers"), 14),
    Figure("question", SEATED["question"], WOMAN, "bob", ("knit", "trousers"), 15),
]
DINERS = [
    Figure("diner", SEATED["dining"], MAN, "short", ("jacket", "trousers"), 21),
    Figure("diner_woman", SEATED["dining"], WOMAN, "knot", ("dress", ""), 22),
    Figure("toast", SEATED["toast"], TALL_WOMAN, "long", ("dress", ""), 23),
    Figure("toast_man", SEATED["toast"], OLDER, "receding", ("jacket", "trousers"), 24),
    Figure("telling_table", SEATED["telling"], SLIM, "cropped", ("jacket", "trousers"), 25),
    Figure("telling_woman", SEATED["telling"], STURDY, "curly", ("blouse", "skirt"), 26),
    Figure("typing", SEATED["typing"], SLIM, "short", ("shirt", "trousers"), 27),
    Figure("typing_woman", SEATED["typing"], SMALL, "ponytail", ("knit", "slim"), 28),
]
STANDERS = [
    Figure("at_ease", STANDING["at_ease"], WOMAN, "long", ("blouse", "trousers"), 31),
    Figure("arms_folded", STANDING["folded"], MAN, "short", ("jacket", "trousers"), 32),
    Figure("glass", STANDING["glass"], TALL_WOMAN, "knot", ("dress", ""), 33),
    Figure("glass_man", STANDING["glass"], TALL, "cropped", ("jacket", "trousers"), 34),
    Figure("telling", STANDING["telling"], SLIM, "short", ("jacket", "trousers"), 35),
    Figure("telling_curls", STANDING["telling"], STURDY, "curly", ("dress", ""), 36),
    Figure("pockets", STANDING["pockets"], HEAVY, "receding", ("jacket", "trousers"), 37),
    Figure("behind_back", STANDING["behind_back"], OLDER, "bald", ("jacket", "trousers"), 38),
    Figure("listening", STANDING["at_ease"], STURDY, "headscarf", ("knit", "skirt"), 39),
    Figure("photograph", STANDING["photograph"], SLIM, "short", ("knit", "trousers"), 40),
]
WALKERS = [
    Figure("walking", STANDING["walking"], MAN, "short", ("jacket", "trousers"), 41),
    Figure("walking_woman", STANDING["walking"], TALL_WOMAN, "ponytail", ("jacket", "slim"), 42),
    Figure("strolling", STANDING["strolling"], WOMAN, "bob", ("knit", "skirt"), 43),
]
STAFF = [
    Figure("speaker", STANDING["speaking"], TALL_WOMAN, "bob", ("jacket", "slim"), 51),
    Figure("speaker_man", STANDING["speaking"], SLIM, "short", ("jacket", "trousers"), 52),
    Figure("lectern", STANDING["at_lectern"], MAN, "cropped", ("jacket", "trousers"), 53),
    Figure("camera", STANDING["camera"], MAN, "short", ("tee", "trousers"), 54),
    Figure("camera_woman", STANDING["camera"], WOMAN, "ponytail", ("tee", "slim"), 55),
    Figure("tray", STANDING["tray"], SLIM, "short", ("waistcoat", "trousers", "apron"), 56),
    Figure("serving", STANDING["serving"], WOMAN, "knot", ("waistcoat", "trousers", "apron"), 57),
    Figure("guest", LOUNGE["guest"], MAN, "short", ("jacket", "trousers"), 61),
    Figure("guest_telling", LOUNGE["guest_telling"], WOMAN, "bob", ("blouse", "slim"), 62),
    Figure("guest_crossed", LOUNGE["guest_crossed"], TALL, "receding", ("jacket", "trousers"), 63),
    Figure("operator", DESK, SLIM, "short", ("knit", "trousers"), 65),
    Figure("operator_woman", DESK, WOMAN, "ponytail", ("knit", "slim"), 66),
    Figure("wheels", WHEELS, MAN, "curly", ("shirt", "trousers"), 64),
]
FIGURES = {f.name: f for f in (*AUDIENCE, *DINERS, *STANDERS, *WALKERS, *STAFF)}
