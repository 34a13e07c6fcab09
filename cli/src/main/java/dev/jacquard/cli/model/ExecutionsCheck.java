package dev.jacquard.cli.model;

import dev.jacquard.check.Beside;
import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.run.Check;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.report.Result;
import dev.jacquard.report.ShellLine;
import dev.jacquard.report.json.JsonReport;
import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Runs the executions of one model and prints what there is to say of them. */
record ExecutionsCheck(
    CommandSpec spec,
    ModelSource source,
    ExecutionOptions executionOptions,
    OutputOptions outputOptions,
    Screen screen,
    Interruption interruption) {

  ExitCode run(ModelSubject model, ModelSearchOptions searchOptions, PictureOption picture) {
    picture.check();
    ModelSearch kind = searchOptions.search();
    Options options =
        Options.DEFAULT
            .with(executionOptions.search(kind, searchOptions.symmetryOfExecutions()))
            .with(executionOptions.budget(kind, searchOptions.maxTime()))
            .withStepLimit(executionOptions.stepLimit())
            .with(searchOptions.onwards() ? Explorer.OnFailure.CONTINUE : Explorer.OnFailure.STOP)
            .with(executionOptions.shown())
            .with(Beside.NOTHING);
    try {
      ModelExecutions subject =
          ModelExecutions.of(
              model.name(), model.model(), options.stepLimit(), options.search().symmetry());
      Result result = result(subject, options);
      print(result, subject, options);
      picture.write(model.model(), StateSymmetry.NONE);
      return ExitCode.of(result);
    } catch (DivergenceException divergence) {
      if (options.search() instanceof Search.Replaying) {
        throw new ParameterException(
            spec.commandLine(),
            "the replay string does not fit " + model.name() + ": " + divergence.getMessage());
      }
      throw divergence;
    }
  }

  private Result result(ModelExecutions subject, Options options) {
    return outputOptions.withProgress(
        subject.name(),
        screen,
        options.budget(),
        progress ->
            subject.judged(
                new Check(options, Spelling.COMMAND_LINE, subject, subject.program(), interruption)
                    .supervisedBy(progress)
                    .run(progress)));
  }

  private void print(Result result, ModelExecutions subject, Options options) {
    PrintWriter out = spec.commandLine().getOut();
    if (outputOptions.json()) {
      out.println(new JsonReport(result).line());
    } else {
      ShellLine replay = new ModelReplayLine(source, options);
      new ExecutionsText(subject, outputOptions.page(screen), replay)
          .lines(result)
          .forEach(out::println);
    }
    out.flush();
  }
}
