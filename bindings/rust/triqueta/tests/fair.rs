//! Fair deals: the vectors of `tests/golden/fair_deals.json`, which were worked out without the library, and what is
//! refused.

mod support;

use serde_json::Value;
use support::read;
use triqueta::{
    Awaited, Choice, Error, FairDeal, Game, Outcome, RecordPart, Refusal, Seat, Span, Turn, Variant, find_tag,
    verify_record,
};

fn hex<const N: usize>(value: &Value) -> [u8; N] {
    bytes(value).try_into().unwrap()
}

fn bytes(value: &Value) -> Vec<u8> {
    let digits = value.as_str().unwrap();
    (0..digits.len()).step_by(2).map(|i| u8::from_str_radix(&digits[i..i + 2], 16).unwrap()).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn number(value: &Value) -> i32 {
    value.as_i64().unwrap().try_into().unwrap()
}

fn vectors() -> Value {
    serde_json::from_str(&read("tests/golden/fair_deals.json")).unwrap()
}

fn choice_of(vector: &Value) -> Choice {
    let variant: Variant = vector["game"].as_str().unwrap().parse().unwrap();
    let names: Vec<_> = variant.options().into_iter().map(|option| option.name).collect();
    let values = [&vector["players"], &vector["first"]].into_iter().chain(list(&vector["options"])).map(number);
    let options: Vec<_> = names.iter().map(String::as_str).zip(values).collect();
    Choice::new(&variant.name(), &options).unwrap()
}

fn seats_of(vector: &Value) -> Vec<Seat> {
    list(&vector["contributors"]).iter().map(|seat| Seat::new(number(seat).try_into().unwrap())).collect()
}

fn refusal<T: std::fmt::Debug>(result: Result<T, Error>) -> Refusal {
    result.unwrap_err().refusal().unwrap()
}

/// The fair deal of a vector after all steps.
fn complete(vector: &Value) -> FairDeal {
    let (seats, source) = (seats_of(vector), vector["source"].as_str().unwrap());
    let id = hex(&vector["match"]);
    let number = vector["number"].as_str().unwrap().parse().unwrap();
    let mut deal = FairDeal::begin(&choice_of(vector), &id, number, &seats, source, &hex(&vector["secret"])).unwrap();
    assert_eq!(find_tag(deal.as_str(), "FairCommitment").as_deref(), vector["commitment"].as_str());
    let of_seats = |key: &str| seats.iter().copied().zip(list(&vector[key]).iter().map(hex)).collect::<Vec<_>>();
    let (contributions, commitments) = (of_seats("contributions"), of_seats("commitments"));
    for (i, ((seat, contribution), (_, commitment))) in contributions.iter().zip(&commitments).enumerate() {
        assert_eq!(deal.awaited(), Ok(Awaited::Commitments(seats[i..].to_vec())));
        assert_eq!(deal.commitment(*seat, contribution), Ok(*commitment));
        deal.commit(*seat, commitment).unwrap();
    }
    for (i, (seat, contribution)) in contributions.iter().enumerate() {
        assert_eq!(deal.awaited(), Ok(Awaited::Contributions(seats[i..].to_vec())));
        deal.reveal(*seat, contribution).unwrap();
    }
    if !source.is_empty() {
        assert_eq!(deal.awaited(), Ok(Awaited::PublicValue));
        deal.reveal_public(&bytes(&vector["public"])).unwrap();
    }
    assert_eq!(deal.awaited(), Ok(Awaited::Nothing));
    deal
}

#[test]
fn every_vector_has_its_seed_and_its_deal() {
    let vectors = vectors();
    for vector in list(&vectors["deals"]) {
        let (deal, secret) = (complete(vector), hex(&vector["secret"]));
        assert_eq!(deal.seed(Some(&secret)), Ok(hex(&vector["seed"])));
        assert_eq!(deal.to_string().parse(), Ok(deal.clone()));
        let pieces: Vec<_> = list(&vector["pieces"]).iter().map(|piece| Outcome(number(piece))).collect();
        let expected = Game::dealt(&choice_of(vector), &pieces).unwrap();
        let game = Game::fair(&deal, Some(&secret)).unwrap();
        assert_eq!((game.hash(), game.id()), (expected.hash(), hex(&vector["match"])));
    }
    assert!(list(&vectors["deals"]).len() >= 22);
}

#[test]
fn guessable_secrets_are_refused() {
    let vectors = vectors();
    let vector = &list(&vectors["deals"])[0];
    for one in list(&vectors["guessable"]) {
        let made = FairDeal::begin(&choice_of(vector), &[1; 16], 0, &[], "", &hex(&one["bytes"]));
        if one["guessable"] == true {
            assert_eq!(refusal(made), Refusal::GUESSABLE_SEED, "{one}");
        } else {
            made.unwrap();
        }
    }
}

#[test]
fn a_record_proves_the_deal_and_every_forgery_is_found() {
    let vectors = vectors();
    let vector = list(&vectors["deals"]).iter().find(|one| !list(&one["contributors"]).is_empty()).unwrap();
    let (deal, secret) = (complete(vector), hex(&vector["secret"]));
    let mut game = Game::fair(&deal, Some(&secret)).unwrap();
    let digits = vector["secret"].as_str().unwrap();
    let parts = [RecordPart::Commitment, RecordPart::Deal, RecordPart::Moves];
    while let Turn::Seat(seat) = game.turn() {
        let hidden = [game.record().unwrap(), deal.to_string(), game.record_for(seat).unwrap()];
        assert!(hidden.iter().all(|text| !text.contains(digits)), "the secret leaks before the end");
        game.play(seat, game.legal()[0]).unwrap();
        if game.moment() == 2 {
            assert_eq!(refusal(game.undo_a_look_too(Span::Action)), Refusal::UNDO_WOULD_FORGET);
            assert_eq!(refusal(verify_record(&game.record().unwrap(), RecordPart::Deal)), Refusal::NO_SEED);
        }
    }
    let record = game.record().unwrap();
    assert!(record.contains(digits));
    parts.into_iter().try_for_each(|part| verify_record(&record, part)).unwrap();
    assert_eq!(record.parse::<FairDeal>().unwrap().seed(None), Ok(hex(&vector["seed"])));

    let forged = record.replace(digits, &digits.chars().rev().collect::<String>());
    assert_eq!(refusal(verify_record(&forged, RecordPart::Commitment)), Refusal::WRONG_COMMITMENT);
    let plain = Game::new(&choice_of(vector), &secret).unwrap().record().unwrap();
    assert_eq!(refusal(verify_record(&plain, RecordPart::Commitment)), Refusal::NO_FAIR_DEAL);
}

#[test]
fn steps_out_of_order_are_refused_and_change_nothing() {
    let vectors = vectors();
    let is_wanted = |one: &&Value| list(&one["contributors"]).len() >= 2 && one["source"] == "";
    let vector = list(&vectors["deals"]).iter().find(is_wanted).unwrap();
    let (seats, secret) = (seats_of(vector), hex(&vector["secret"]));
    let contributions: Vec<[u8; 32]> = list(&vector["contributions"]).iter().map(hex).collect();
    let mut deal = FairDeal::begin(&choice_of(vector), &[9; 16], 0, &seats, "", &secret).unwrap();
    let commitment = deal.commitment(seats[0], &contributions[0]).unwrap();
    deal.commit(seats[0], &commitment).unwrap();
    let before = deal.clone();
    assert_eq!(refusal(deal.commit(seats[0], &commitment)), Refusal::COMMITTED_ALREADY);
    assert_eq!(refusal(deal.reveal(seats[0], &contributions[0])), Refusal::NOT_ALL_COMMITTED);
    assert_eq!(refusal(deal.reveal_public(&[1])), Refusal::NO_PUBLIC_SOURCE);
    assert_eq!(refusal(Game::fair(&deal, Some(&secret))), Refusal::NOT_ALL_REVEALED);
    assert_eq!(deal, before);
    for (&seat, contribution) in seats.iter().zip(&contributions).skip(1) {
        let commitment = deal.commitment(seat, contribution).unwrap();
        deal.commit(seat, &commitment).unwrap();
    }
    assert_eq!(refusal(deal.reveal(seats[0], &contributions[1])), Refusal::WRONG_COMMITMENT);
    assert_eq!(refusal(deal.seed(Some(&secret))), Refusal::NOT_ALL_REVEALED);
    assert!(matches!("[FairDeal \"x\"]".parse::<FairDeal>(), Err(Error::Fault(_))));
}
