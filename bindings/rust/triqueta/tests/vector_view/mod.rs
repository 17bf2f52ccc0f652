//! The library's views with the keys that the vectors have for them: `docs/conformance.md` has these.

use serde_json::{Value, json};
use triqueta::{Language, View};

/// The vectors have seven animals in every variant.
const ANIMALS: usize = 7;
/// Kinds of cards from here on are jokers.
const PIECE_KINDS: usize = 27;
/// The turn of a game that is over.
const OVER: i64 = -2;

/// A view with the keys of the vectors, from its JSON.
pub fn vector_view(view: &View) -> Value {
    let view: Value = serde_json::from_str(&view.json(Language::ENGLISH)).expect("the library writes JSON");
    let mut found = match view["game"].as_str() {
        Some("mayhem") => mayhem_view(&view),
        Some("race") => race_view(&view),
        _ => triqueta_view(&view),
    };
    found["seat"] = view["viewer"].clone();
    found["turn"] = if is_over(&view) { Value::Null } else { view["turn"].clone() };
    found
}

fn triqueta_view(view: &Value) -> Value {
    let (table, own, unseen) = (&view["table"], &view["own"], &view["unseen"]);
    let standing = list(&table["standing"]);
    let rows = list(&table["rows"]).iter().zip(list(&table["in_middle"]));
    let option = table["first_option"].as_u64().map(|option| ["row", "keep", "box"][index(option)]);
    json!({
        "round": standing.iter().filter(|&stands| stands == false).count(),
        "rock": table["rock"],
        "tower": table["tower"],
        "heights": (0..standing.len()).map(|tower| heights(table, tower)).collect::<Value>(),
        "rows": rows.map(|(row, is_there)| if is_there == true { seven(row) } else { Value::Null }).collect::<Value>(),
        "hand": hand(table, if view["viewer"] == table["mover"] { &own["own_drawn"] } else { &Value::Null }),
        "first_option": option,
        "box": table["box"],
        "players": (0..list(&table["up"]).len()).map(|seat| player(view, seat)).collect::<Value>(),
        "unseen": {"light": seven(&unseen["unseen_light"]), "shadow": seven(&unseen["unseen_shadow"])},
    })
}

/// The tokens left in each column: only the current tower's can be neither whole nor gone.
fn heights(table: &Value, tower: usize) -> Value {
    let left = &table["left"];
    if table["tower"] == tower {
        return left.clone();
    }
    let whole = if table["shadows"].is_array() && tower > 0 { 4 } else { 3 };
    json!(vec![if table["standing"][tower] == true { whole } else { 0 }; list(left).len()])
}

/// The tokens drawn and not placed: what the viewer looked at, of the others their backs.
fn hand(table: &Value, looked_at: &Value) -> Value {
    let back = |back: &Value| json!(if back == 1 { "shadow" } else { "light" });
    let drawn = list(&table["drawn"]).iter().enumerate();
    drawn.map(|(i, of)| looked_at.get(i).cloned().unwrap_or_else(|| back(of))).collect()
}

fn player(view: &Value, seat: usize) -> Value {
    let (table, own) = (&view["table"], &view["own"]);
    let has_decided = table["decided"][seat] == true;
    let mut found = json!({
        "up": seven(&table["up"][seat]),
        "tiles": table["tiles"][seat],
        "out": table["out"][seat],
        "kept": table["kept"][seat],
        "shadows": table["shadows"].get(seat).cloned().unwrap_or(json!(0)),
        "boxed": table["boxed"][seat],
        "decided": has_decided.then_some(true),
    });
    if view["viewer"] == seat {
        // Counts where two tokens are drawn at a time, else a list.
        let draws_two = table.get("first_option").is_some();
        found["kept"] = own["own_kept"].clone();
        found["shadows"] = listed(&own["own_shadows"]);
        found["boxed"] = if draws_two { listed(&own["own_boxed"]) } else { sorted(&own["own_boxed"]) };
        found["decided"] = if has_decided { own["own_decision"].clone() } else { Value::Null };
    }
    found
}

fn mayhem_view(view: &Value) -> Value {
    let (table, own) = (&view["table"], &view["own"]);
    let is_fast = table["phase"] == "fast";
    let fresh = || if view["viewer"] == table["mover"] { listed(&own["own_fresh"]) } else { table["fresh"].clone() };
    let won = list(&table["pure"]).iter().zip(list(&table["unpure"]));
    json!({
        "pile": table["pile"],
        "hands": hands(view),
        "open": triples(list(&table["open"]).iter().flat_map(list)),
        "won": won.map(|(pure, unpure)| json!([pure, unpure])).collect::<Value>(),
        "played": if is_fast || is_over(view) { &Value::Null } else { &table["laid"] },
        "fresh": is_fast.then(fresh),
        "unseen": view["unseen"]["unseen_cards"],
    })
}

fn race_view(view: &Value) -> Value {
    let table = &view["table"];
    let jokers = list(&table["gone"]).iter().enumerate().skip(PIECE_KINDS);
    let saving = listed(&table["saving"]);
    json!({
        "turns": table["turns"],
        "pile": table["pile"],
        "out": table["out"],
        "caller": table["caller"],
        "drew": table["drew"],
        "discard": sorted(&table["discards"]),
        "top": list(&table["discards"]).last(),
        "hands": hands(view),
        "known": list(&table["known"]).iter().map(listed).collect::<Value>(),
        "saved": list(&table["saved"]).iter().map(listed).collect::<Value>(),
        "jokers": jokers.flat_map(copies).collect::<Value>(),
        "completed": triples(list(&table["completed"])),
        "saving": (!list(&saving).is_empty()).then_some(saving),
        "unseen": view["unseen"]["unseen_cards"],
    })
}

/// Each hand: the viewer's own cards, or how many there are.
fn hands(view: &Value) -> Value {
    let mut hands = view["table"]["in_hand"].clone();
    if let Some(viewer) = view["viewer"].as_u64() {
        hands[index(viewer)] = listed(&view["own"]["own_hand"]);
    }
    hands
}

/// Each kind as often as it is counted; of what there is no count of, nothing.
fn listed(counts: &Value) -> Value {
    counts.as_array().into_iter().flatten().enumerate().flat_map(copies).collect()
}

fn copies((kind, count): (usize, &Value)) -> impl Iterator<Item = usize> {
    (0..number(count)).map(move |_| kind)
}

/// Counts by animal, as long as the vectors have them.
fn seven(counts: &Value) -> Value {
    (0..ANIMALS).map(|kind| counts.get(kind).map_or(0, number)).collect()
}

fn sorted(numbers: &Value) -> Value {
    let mut numbers: Vec<_> = list(numbers).iter().map(number).collect();
    numbers.sort_unstable();
    json!(numbers)
}

/// Of each triangle the kinds of its numbers 1, 2 and 3, or −1; sorted.
fn triples<'a>(triangles: impl IntoIterator<Item = &'a Value>) -> Value {
    let triple = |pieces: &Value| {
        let mut triple = [-1; 3];
        for kind in list(pieces).iter().map(number) {
            triple[index(kind % 9 / 3)] = i64::try_from(kind).unwrap();
        }
        triple
    };
    let mut triples: Vec<_> = triangles.into_iter().map(triple).collect();
    triples.sort_unstable();
    json!(triples)
}

fn is_over(view: &Value) -> bool {
    view["turn"] == OVER
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no count"))
}

fn index(number: u64) -> usize {
    number.try_into().expect("it is small")
}
