//! Views expanded for neural networks.

mod support;

use support::choice;
use triqueta::{
    Action, Batch, Choice, EncodingField, Expand, Expansion, Field, FieldKind, FieldList, Output, Outputs, Seat, games,
};

const PLACES: usize = 7;
const COPIED: Expand = Expand { relative_seats: false, one_hot: false };

/// Encoded views of all seats of games that have gone on for a while.
fn some_views(options: &Choice) -> Vec<i8> {
    let mut batch = Batch::new(options, 1, PLACES).unwrap();
    let mut actions = [Action(0); PLACES];
    for _ in 0..15 {
        batch.choose(&mut actions);
        batch.step(&actions, Outputs::default()).unwrap();
    }
    let mut out = batch.buffers(&[Output::AllViews]);
    batch.observe(out.outputs());
    out.all_views
}

fn part<'a>(view: &'a [i8], field: &EncodingField) -> &'a [i8] {
    &view[field.offset..][..field.length]
}

/// Every choice with the fields of its views: as they are encoded, and by their shape.
fn all() -> impl Iterator<Item = (Choice, Vec<EncodingField>, Vec<Field>)> {
    games().into_iter().map(|variant| {
        let options = choice(variant, 2);
        (options, options.encoding(), options.fields(FieldList::View))
    })
}

#[test]
fn an_expansion_of_nothing_copies() {
    for (options, encoding, _) in all() {
        let expansion = Expansion::new(&options, COPIED);
        assert_eq!((expansion.fields(), expansion.length()), (encoding.as_slice(), options.sizes().encoding_length));
        let views = some_views(&options);
        assert_eq!(expansion.expand(&views), views);
    }
}

#[test]
fn relative_seats_begin_with_the_viewer() {
    for (options, encoding, shapes) in all() {
        let players = usize::from(options.players());
        let expansion = Expansion::new(&options, Expand { relative_seats: true, ..COPIED });
        assert_eq!(expansion.fields(), encoding);
        let views = some_views(&options);
        let expanded = expansion.expand(&views);
        let length = expansion.length();
        for (at, (view, relative)) in views.chunks(length).zip(expanded.chunks(length)).enumerate() {
            let viewer = at % players;
            assert_eq!((usize::try_from(view[0]), view[0]), (Ok(viewer), relative[0]));
            for (field, shape) in encoding.iter().zip(&shapes).filter(|(_, shape)| shape.kind != FieldKind::Seats) {
                let (plain, turned) = (part(view, field), part(relative, field));
                let row_length = field.length / shape.rows;
                for (row, turned) in turned.chunks(row_length).enumerate() {
                    let from = if shape.is_by_seat && row < players { (row + viewer) % players } else { row };
                    assert_eq!(turned, &plain[from * row_length..][..row_length], "{options}: {}", field.name);
                }
            }
        }
    }
}

#[test]
fn a_one_hot_value_is_a_one_at_its_number() {
    for (options, encoding, shapes) in all() {
        let expansion = Expansion::new(&options, Expand { one_hot: true, ..COPIED });
        let views = some_views(&options);
        let expanded = expansion.expand(&views);
        let mut ones = 0;
        for (view, hot) in views.chunks(options.sizes().encoding_length).zip(expanded.chunks(expansion.length())) {
            for (i, (field, shape)) in encoding.iter().zip(&shapes).enumerate() {
                let (plain, hot) = (part(view, field), part(hot, &expansion.fields()[i]));
                if !matches!(shape.kind, FieldKind::Seats | FieldKind::Choices | FieldKind::Pieces) {
                    assert_eq!(plain, hot, "{options}: {}", field.name);
                    continue;
                }
                let values = usize::try_from(shape.bounds.1).unwrap() + 1;
                let may_lack = i > 0 && (shape.is_list || shape.is_optional);
                if hot.len() != plain.len() * values {
                    assert_eq!(plain, hot, "{options}: {}", field.name); // kinds of pieces above 127
                    continue;
                }
                for (&number, hot) in plain.iter().zip(hot.chunks(values)) {
                    let value = usize::try_from(i32::from(number) - i32::from(may_lack)).ok();
                    assert!(hot.iter().enumerate().all(|(at, &one)| one == i8::from(Some(at) == value)));
                    ones += i32::from(value.is_some());
                }
            }
        }
        assert!(ones > 0);
    }
}

#[test]
fn views_are_expanded_one_by_one_and_into_part_of_an_array() {
    for (options, ..) in all() {
        let expansion = Expansion::new(&options, Expand::default());
        assert_eq!(expansion, Expansion::new(&options, Expand { relative_seats: true, one_hot: true }));
        let last = expansion.fields().last().unwrap();
        assert_eq!(last.offset + last.length, expansion.length());
        let batch = Batch::new(&options, 1, PLACES).unwrap();
        let mut out = batch.buffers(&[Output::Views, Output::Seats]);
        batch.observe(out.outputs());
        let mut inputs = vec![7; (PLACES + 2) * expansion.length()];
        let (first, rest) = inputs.split_at_mut(expansion.length());
        let (among, behind) = rest.split_at_mut(PLACES * expansion.length());
        expansion.expand_into(&out.views, among);
        assert!(first.iter().chain(behind.iter()).all(|&number| number == 7));
        let turn = expansion.fields().iter().find(|field| field.name == "turn").unwrap();
        for (place, expanded) in among.chunks(expansion.length()).enumerate() {
            let view = batch.game(place).unwrap().view(out.seats[place]).unwrap();
            assert_eq!(view.viewer(), out.seats[place].into());
            assert_eq!(expanded, expansion.expand(&view.encode()), "{options}, place {place}");
            let mut mover = vec![0; turn.length];
            mover[Seat::new(0).index()] = 1;
            assert_eq!(part(expanded, turn), mover, "{options}, place {place}");
        }
    }
}
