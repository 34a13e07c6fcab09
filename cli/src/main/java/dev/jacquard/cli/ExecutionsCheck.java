package dev.jacquard.cli;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.option.Search;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.option.RacePolicy;
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
    Check.Settings settings =
        new Check.Settings(
            executionOptions.search(kind, searchOptions.symmetryOfExecutions()),
            executionOptions.budget(kind, searchOptions.maxTime()),
            executionOptions.stepLimit(),
            RacePolicy.REPORT,
            searchOptions.onwards() ? Explorer.OnFailure.CONTINUE : Explorer.OnFailure.STOP,
            executionOptions.shown());
    try {
      ModelExecutions subject =
          ModelExecutions.of(
              model.name(), model.model(), settings.stepLimit(), settings.search().symmetry());
      Result result = result(subject, settings);
      print(result, subject, settings);
      picture.write(model.model(), StateSymmetry.NONE);
      return ExitCode.of(result);
    } catch (DivergenceException divergence) {
      if (settings.search() instanceof Search.Replaying) {
        throw new ParameterException(
            spec.commandLine(),
            "the replay string does not fit " + model.name() + ": " + divergence.getMessage());
      }
      throw divergence;
    }
  }

  private Result result(ModelExecutions subject, Check.Settings settings) {
    return outputOptions.withProgress(
        subject.name(),
        screen,
        settings.budget(),
        progress ->
            subject.explore(
                program ->
                    new Check(settings, subject, program, interruption)
                        .supervisedBy(progress)
                        .run(progress)));
  }

  private void print(Result result, ModelExecutions subject, Check.Settings settings) {
    PrintWriter out = spec.commandLine().getOut();
    if (outputOptions.json()) {
      out.println(new JsonReport(result).line());
    } else {
      ShellLine replay = new ModelReplayLine(source, settings);
      new ExecutionsText(subject, outputOptions.page(screen), replay)
          .lines(result)
          .forEach(out::println);
    }
    out.flush();
  }
}
